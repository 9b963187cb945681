import { act } from '@testing-library/react'

/** Reads the text of a file that a page has saved. */
export const textOf = (file: Blob): Promise<string> =>
  act(
    () =>
      new Promise<string>((resolve, reject) => {
        const reader = new FileReader()
        reader.onload = () => resolve(String(reader.result))
        reader.onerror = () => reject(reader.error)
        reader.readAsText(file)
      }),
  )
