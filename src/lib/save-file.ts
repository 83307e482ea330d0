/** Gives a file to the visitor. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
