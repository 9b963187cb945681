import type { ContentType } from '../../rules/uploads/uploadRules.js'
import { isSignature, signatureOf } from '../signature.js'

const PATH = /\/objects\/([0-9a-f-]{36})$/

/** Limits of a new link. */
export interface LinkTerms {
  now: Date
  expiresAt: Date
  /** The only file the link accepts; if omitted, any of at most `limits.uploadBytes`. */
  file?: { contentType: ContentType; size: number }
}

/** The terms that one of our links was signed with. */
export interface SignedLink {
  id: string
  expiresAt: Date
  /** Must equal the headers that the browser sends; null if any file is accepted. */
  file: { contentType: string; size: number } | null
}

/** Signed links to our own PUT route: their holder can send the file and nothing else. */
export class UploadLinks {
  constructor(
    private readonly publicUrl: string,
    private readonly secret: string,
  ) {}

  make(id: string, { expiresAt, file }: LinkTerms): string {
    const params = new URLSearchParams({ expires: String(expiresAt.getTime()) })
    if (file) params.set('type', file.contentType)
    if (file) params.set('size', String(file.size))
    params.set('signature', this.sign(id, params))
    return `${this.publicUrl}/objects/${id}?${params}`
  }

  /** Reads the terms of a link, expired or not. Null for links that aren't ours. */
  read(link: string): SignedLink | null {
    const { pathname, searchParams: params } = URL.parse(link, this.publicUrl) ?? new URL('about:blank')
    const [, id] = PATH.exec(pathname) ?? []
    const signature = params.get('signature') ?? ''
    params.delete('signature')
    if (!id || !isSignature(signature, this.sign(id, params))) return null
    const contentType = params.get('type')
    return {
      id,
      expiresAt: new Date(Number(params.get('expires'))),
      file: contentType ? { contentType, size: Number(params.get('size')) } : null,
    }
  }

  private sign = (id: string, params: URLSearchParams) =>
    signatureOf(this.secret, `PUT /objects/${id} ${params}`)
}
