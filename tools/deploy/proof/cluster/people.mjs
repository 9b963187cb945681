import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'

const PASSWORD = 'correct horse battery'
const SIGN_UP = 'mutation ($input: SignUpCustomerInput!) { signUpCustomer(input: $input) { id } }'
const POST = 'mutation ($input: JunkPickupInput!) { requestJunkPickup(input: $input) { id } }'
const JOB = 'query ($id: UUID!) { job(id: $id) { id } }'

let made = 0
/** nginx limits each address, so everybody has their own. */
const nextAddress = () => `127.0.1.${(made++ % 250) + 1}`

/** One person or program, with a cookie and an address. */
export class Person {
  cookie = ''
  address = nextAddress()
  #agent = new Agent({ keepAlive: true, maxSockets: 4 })

  constructor(url) {
    this.url = new URL(url)
  }

  /** The answer, with status 0 if there was none. */
  ask(query, variables = {}, at = this.url) {
    const body = JSON.stringify({ query, variables })
    const { promise, resolve } = Promise.withResolvers()
    const given = {
      host: '127.0.0.1',
      port: at.port,
      path: '/graphql',
      method: 'POST',
      agent: this.#agent,
      localAddress: this.address,
      timeout: 20_000,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        host: this.url.host,
        ...(this.cookie && { cookie: this.cookie }),
      },
    }
    const sent = request(given, response => {
      let text = ''
      response.on('data', chunk => (text += chunk))
      response.on('error', () => resolve({ status: 0, data: null, errors: [] }))
      response.on('end', () => {
        const [cookie] = response.headers['set-cookie'] ?? []
        if (cookie && !cookie.includes('_device=')) this.cookie = cookie.split(';')[0]
        try {
          const { data = null, errors = [] } = JSON.parse(text)
          const isDone = response.statusCode === 200 && errors.length === 0
          resolve({ status: response.statusCode, isDone, data, errors, headers: response.headers })
        } catch {
          resolve({ status: response.statusCode, isDone: false, data: null, errors: [{ message: text }] })
        }
      })
    })
    sent.on('timeout', () => sent.destroy(new Error('timeout')))
    sent.on('error', error => resolve({ status: 0, isDone: false, data: null, errors: [error] }))
    sent.end(body)
    return promise
  }

  close() {
    this.#agent.destroy()
  }
}

export const signUp = async url => {
  const person = new Person(url)
  const input = {
    email: `dana-${made}-${Math.random().toString(36).slice(2, 8)}@example.com`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    firstName: 'Dana',
    lastName: 'Reyes',
    phone: '(512) 555-0147',
    initialServiceZipCode: '78701',
    initialServiceType: 'junk_pickup',
  }
  const answer = await person.ask(SIGN_UP, { input })
  if (!answer.isDone) throw new Error(`Nobody could sign up: ${JSON.stringify(answer.errors)}`)
  return person
}

export const post = (person, at) =>
  person.ask(
    POST,
    {
      input: {
        firstName: 'Dana',
        lastName: 'Reyes',
        phone: '(512) 555-0147',
        address: '1100 Congress Ave',
        zipCode: '78701',
        description: 'A couch and two mattresses',
        customerBudget: '200',
        pickupDateTime: new Date(Date.now() + 30 * 86_400_000).toISOString(),
      },
    },
    at,
  )

export const read = (person, id, at) => person.ask(JOB, { id }, at)

/** Writes as several people until told to stop; returns what was acknowledged and when, and what was refused. */
export const writeOn = people => {
  const acknowledged = []
  const refused = {}
  const times = []
  let isOver = false
  const writer = async person => {
    while (!isOver) {
      const answer = await post(person)
      if (answer.isDone) {
        acknowledged.push(answer.data.requestJunkPickup.id)
        times.push(performance.now())
      } else {
        refused[answer.status] = (refused[answer.status] ?? 0) + 1
        await sleep(50)
      }
    }
  }
  const writers = Promise.all(people.map(writer))
  return {
    acknowledged,
    refused,
    async end() {
      isOver = true
      await writers
      const gaps = times.map((time, at) => time - (times[at - 1] ?? time))
      return { acknowledged, refused, seconds: Math.max(0, ...gaps) / 1000 }
    },
  }
}

const CHANGES = `subscription ($after: String) {
  changes(after: $after) { cursor reload jobs { id } gone }
}`

/** One person's screen, which reconnects with its cursor whenever its connection ends. */
export class Screen {
  jobs = new Set()
  reloads = 0
  isUp = false
  #isOver = false

  constructor(person) {
    this.person = person
    this.#connect()
  }

  #connect() {
    this.ws = new WebSocket(`ws://127.0.0.1:${this.person.url.port}/graphql`, 'graphql-transport-ws', {
      headers: { cookie: this.person.cookie, host: this.person.url.host },
      localAddress: this.person.address,
    })
    const send = message => this.ws.send(JSON.stringify(message))
    this.ws.on('open', () => send({ type: 'connection_init' }))
    this.ws.on('error', () => undefined)
    this.ws.on('message', data => {
      const { type, payload } = JSON.parse(data)
      const variables = { after: this.cursor ?? null }
      if (type === 'connection_ack')
        send({ id: '1', type: 'subscribe', payload: { query: CHANGES, variables } })
      else if (payload?.data) this.#take(payload.data.changes)
    })
    this.ws.on('close', () => {
      this.isUp = false
      if (!this.#isOver) setTimeout(() => this.#connect(), 200)
    })
  }

  #take({ cursor, reload, jobs }) {
    this.isUp = true
    this.cursor = cursor
    if (reload) this.reloads++
    for (const { id } of jobs) this.jobs.add(id)
  }

  close() {
    this.#isOver = true
    this.ws.terminate()
  }
}
