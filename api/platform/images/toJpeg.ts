/** Makes a picture at most `side` pixels long, as JPEG: upright, without the camera's metadata. Null if it cannot be decoded. */
export async function toJpeg(
  bytes: Buffer,
  { side, mostPixels }: { side: number; mostPixels: number },
): Promise<Buffer | null> {
  const { default: sharp } = await import('sharp')
  // Decodes on one core and caches nothing, because requests come first.
  sharp.concurrency(1)
  sharp.cache(false)
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 78 })
      .toBuffer()
  } catch {
    return null
  }
}
