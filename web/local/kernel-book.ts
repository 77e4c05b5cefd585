export { kernelPhrases } from "@weirwood/kernel";
