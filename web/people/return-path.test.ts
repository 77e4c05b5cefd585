import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

test("whoever signs in goes back to where they came from", () => {
  expect(returnPath("?back=%2Ftable%2Fabc")).toBe("/table/abc");
  expect(returnPath("?back=%2Ftable%2Fabc%3Finvite%3Dx%23log")).toBe("/table/abc?invite=x#log");
  expect(returnPath("")).toBe("/");
});

test("nobody is led to another site", () => {
  const elsewhere = ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"];
  const hidden = [
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r\n/evil.example",
    "/\t\\evil.example",
    "\t//evil.example",
  ];
  for (const back of [...elsewhere, ...hidden]) expect(returnPath(`?back=${encodeURIComponent(back)}`)).toBe("/");
});
