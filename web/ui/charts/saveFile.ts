/** Makes the browser download a text as a file. */
export const saveFile = (name: string, text: string, type: string) => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
