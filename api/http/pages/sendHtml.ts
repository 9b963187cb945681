import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Request, Response } from 'express'
import { acceptedForm } from './acceptedForm.js'

/**
 * Sends one page, compressed once when the process starts. It holds no secret and nothing of the request, so its
 * length tells nobody anything. A browser that has it gets 304.
 */
export const sendHtml = (html: string) => {
  const bodies = { br: brotliCompressSync(html), gzip: gzipSync(html, { level: 9 }) }
  // Weak, for it stands for the page in every form.
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`

  return (request: Request, response: Response) => {
    response.vary('Accept-Encoding').set({ ETag: etag, 'Content-Type': 'text/html; charset=utf-8' })
    const form = acceptedForm(request)
    if (!form) return response.send(html)
    response.setHeader('Content-Encoding', form)
    return response.send(bodies[form])
  }
}
