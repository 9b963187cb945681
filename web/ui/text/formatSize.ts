/** "340 bytes", "12 KB", "3.4 MB", in units of 1,024 like file managers. */
export const formatSize = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} bytes`
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
