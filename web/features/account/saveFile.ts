/** Hands a text to the browser to be kept as a file. */
export const saveFile = (name: string, text: string, type = 'application/json') => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads the file only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
