/** Hands a text or a picture to the reader as a file. */
export function saveFile(name: string, content: string | Blob): void {
  const address = URL.createObjectURL(
    new Blob([content], { type: content instanceof Blob ? content.type : "text/plain" }),
  );
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
