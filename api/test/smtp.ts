import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

type Step = 'RCPT' | 'DATA'

/** A real SMTP server: accepted mails can be read, and it can be told to refuse. */
export interface Smtp {
  url: string
  /** The settings of a server that sends through it. */
  env: { SMTP_URL: string; MAIL_FROM: string }
  port: number
  /** Accepted mails, in order. */
  accepted: Email[]
  /** How many mails were started, including refused ones. */
  tries: number
  /** How many messages arrived completely, before they were accepted or refused. */
  received: number
  /** Connections ever opened. */
  connections: number
  /** Refuses at that step with that response until told otherwise. */
  refuse(step: Step, code: number, text: string): void
  /** Accepts a message only once the promise is settled: until then its client does not know. */
  hold(until: Promise<unknown>): void
  accept(): void
  /** Closes the clients' open connections; resolves when they have noticed. */
  dropConnections(): Promise<void>
  stop(): Promise<void>
}

const drained = async (stream: SMTPServerDataStream) => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

export async function startSmtp(port = 0): Promise<Smtp> {
  let refusal: { step: Step; error: Error } | null = null
  let holding: Promise<unknown> = Promise.resolve()
  const isRefused = (step: Step) => (refusal?.step === step ? refusal.error : undefined)
  const receive = async (stream: SMTPServerDataStream, _session: SMTPServerSession) => {
    const bytes = await drained(stream)
    smtp.received++
    await holding
    const error = isRefused('DATA')
    if (error) throw error
    smtp.accepted.push(await PostalMime.parse(bytes))
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'haulbid' && password === 'pass word'
        ? done(null, { user: username })
        : done(new Error('Invalid username or password')),
    onConnect(_session, done) {
      smtp.connections++
      done()
    },
    onRcptTo(_address, _session, done) {
      smtp.tries++
      done(isRefused('RCPT'))
    },
    onData: (stream, session, done) => void receive(stream, session).then(() => done(), done),
  })
  // Killing a client in the middle is part of the tests.
  server.on('error', () => undefined)
  const sockets = new Set<Socket>()
  server.server.on('connection', socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: given } = server.server.address() as AddressInfo
  const url = `smtp://haulbid:pass%20word@127.0.0.1:${given}`
  const smtp: Smtp = {
    url,
    env: { SMTP_URL: url, MAIL_FROM: 'Haulbid <no-reply@haulbid.example>' },
    port: given,
    accepted: [],
    tries: 0,
    received: 0,
    connections: 0,
    refuse(step, responseCode, text) {
      refusal = { step, error: Object.assign(new Error(text), { responseCode }) }
    },
    hold(until) {
      holding = until
    },
    accept() {
      refusal = null
      holding = Promise.resolve()
    },
    async dropConnections() {
      await Promise.all(
        [...sockets].map(async socket => {
          const closed = once(socket, 'close')
          socket.end()
          await closed
        }),
      )
    },
    stop: () => new Promise(done => server.close(() => done())),
  }
  return smtp
}
