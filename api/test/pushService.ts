import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const fromBase64 = (text: string) => Buffer.from(text, 'base64url')
const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** Nobody listens at this address. */
export const NO_PUSH_SERVICE = 'http://127.0.0.1:9'

/** A subscribed browser, which alone can read the pushes to it (RFC 8291, RFC 8188). */
export const subscribedBrowser = (origin = NO_PUSH_SERVICE) => {
  const pair = createECDH('prime256v1')
  const own = pair.generateKeys()
  const auth = randomBytes(16)
  const path = `/push/${randomBytes(12).toString('base64url')}`
  return {
    path,
    input: {
      endpoint: `${origin}${path}`,
      p256dh: own.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    /** Decrypts a push, which has one record. */
    read(body: Buffer): { tag: string; text: string; path: string } {
      const [salt, idLength] = [body.subarray(0, 16), body[20]!]
      const sender = body.subarray(21, 21 + idLength)
      const sealed = body.subarray(21 + idLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
      const material = derive(pair.computeSecret(sender), auth, info, 32)
      const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const opened = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
      const text = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()])
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
    },
  }
}

/** The claims of an Authorization header, if it is signed with this key (RFC 8292). */
export const vapidClaims = (authorization: string, publicKey: string): Record<string, unknown> | null => {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = fromBase64(publicKey)
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    fromBase64(signature),
  )
  return isSigned && key === publicKey ? JSON.parse(fromBase64(claims).toString()) : null
}

interface Pushed {
  path: string
  headers: Record<string, string>
  body: Buffer
}

/** Plays a push service: records the pushes, and answers as the test says. */
export async function startPushService() {
  const service = {
    origin: '',
    /** The next answers, and the target of their redirects. */
    status: 201,
    answer: '{}',
    location: undefined as string | undefined,
    pushed: [] as Pushed[],
    /** Returns the pushes since the last call. */
    take(): Pushed[] {
      return service.pushed.splice(0)
    },
    stop: () => new Promise(done => server.close(done)),
  }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const headers = request.headers as Record<string, string>
    service.pushed.push({ path: request.url!, headers, body: Buffer.concat(parts) })
    if (service.location) response.setHeader('Location', service.location)
    response.writeHead(service.status).end(service.answer)
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}
export type PushService = Awaited<ReturnType<typeof startPushService>>
