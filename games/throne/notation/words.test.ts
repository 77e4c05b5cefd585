import { expect, test } from "vitest";
import { parse } from "./index.ts";

test.each([
  ["marsh winterfell: 1F > moat-cailin", "marsh"],
  ["march whitharbor: 1F > moat-cailin", "whitharbor"],
  ["march winterfell: 1F > moat-kailin", "moat-kailin"],
  ["march winterfell: 1Q > moat-cailin", "1q"],
  ["orders winterfell march, kastle-black raid", "kastle-black"],
  ["orders winterfell mach", "mach"],
  ["raid winterfell > moatcailin", "moatcailin"],
  ["march winterfell: north", "north"],
  ["muster winterfell: 1X", "1x"],
  ["muster winterfel", "winterfel"],
  ["bid many", "many"],
  ["card robb", "robb"],
  ["retreat kingswood, loose 1F", "loose"],
  ["use-forced-march kingswood: everybody", "everybody"],
  ["orders winterfell march raid", "raid"],
  ["bid 3 four", "four"],
  ["march winterfell: 1F > moat-cailin + tocken", "tocken"],
  ["march winterfell: 1F > moat-cailin +", "+"],
  ["raid winterfell > moat-cailin,, pyke", ","],
  ["raid > moat-cailin", ">"],
  ["muster winterfell: 1K > bay-of-ice", "bay-of-ice"],
])("“%s” is refused by the word that is wrong", (text, word) => {
  expect(parse(text)).toEqual({ rule: "kernel.malformed", params: { word } });
});

test.each([
  ["march", "march"],
  ["march winterfell", "winterfell"],
  ["march winterfell: 1F", "1f"],
  ["march winterfell: 1F >", ">"],
  ["orders winterfell, pyke raid", "winterfell"],
  ["bid", "bid"],
  ["use-lion lannisport >", ">"],
])("of “%s” it is said after which word something is missing", (text, after) => {
  expect(parse(text)).toEqual({ rule: "kernel.malformed", params: { after } });
});
