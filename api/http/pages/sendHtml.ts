import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Request, Response } from 'express'

/** Smallest first: browsers list gzip first out of habit, but the choice is ours. */
export const forms = ['br', 'gzip'] as const

export type Form = (typeof forms)[number]

/** The smallest available form that the client accepts. */
export const acceptedForm = (request: Request, atHand: readonly Form[] = forms): Form | undefined =>
  forms.find(form => atHand.includes(form) && request.acceptsEncodings(form))

/** Weak, since it is the same for every form of the page. */
export const tagOf = (html: string) =>
  `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`

/**
 * Sends a page, compressed once at startup. It contains no secret and nothing from the request, so its length reveals
 * nothing. A browser that has it gets a 304.
 */
export const sendHtml = (html: string) => {
  const bodies = { br: brotliCompressSync(html), gzip: gzipSync(html, { level: 9 }) }
  const etag = tagOf(html)

  return (request: Request, response: Response) => {
    response.vary('Accept-Encoding').set({ ETag: etag, 'Content-Type': 'text/html; charset=utf-8' })
    const form = acceptedForm(request)
    if (!form) return response.send(html)
    response.setHeader('Content-Encoding', form)
    return response.send(bodies[form])
  }
}
