/** Spreadsheets take a file for UTF-8 only where it begins with this. */
const BOM = '\ufeff'

/** Hands text to the browser as a download. */
export const saveFile = (name: string, type: string, text: string) => {
  const url = URL.createObjectURL(new Blob([BOM, text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Not at once: some browsers read the blob only after the press.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
