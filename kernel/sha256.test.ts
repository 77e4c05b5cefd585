import { describe, expect, it } from "vitest";
import { hex, sha256, unhex, utf8 } from "./sha256.ts";

const hashOfText = (text: string): string => hex(sha256(utf8(text)));

describe("sha256", () => {
  it("agrees with the published vectors", () => {
    expect(hashOfText("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(hashOfText("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(hashOfText("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe(
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    );
    expect(hashOfText("a".repeat(1_000_000))).toBe("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
  });

  it("pads every length about a block's end differently", () => {
    const hashes = new Set<string>();
    for (let length = 0; length <= 130; length++) hashes.add(hex(sha256(new Uint8Array(length))));
    expect(hashes.size).toBe(131);
    expect(hex(sha256(new Uint8Array(64)))).toBe("f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b");
  });
});

describe("utf8", () => {
  it("writes one to four bytes a character", () => {
    expect(hex(utf8("aé€🐺"))).toBe("61c3a9e282acf09f90ba");
  });

  it("replaces half a surrogate pair", () => {
    expect(hex(utf8("\ud83d"))).toBe("efbfbd");
    expect(hex(utf8("\udc3ax"))).toBe("efbfbd78");
  });
});

describe("hexadecimal digits", () => {
  it("go both ways", () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    expect(unhex(hex(bytes))).toEqual(bytes);
    expect(unhex("AbFf")).toEqual(Uint8Array.of(0xab, 0xff));
  });

  it("are nothing else", () => {
    for (const text of ["a", "0g", "0x10", " 00", "00\n"]) expect(unhex(text)).toBeUndefined();
  });
});
