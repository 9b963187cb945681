import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

export const hasBrowser = () => existsSync(executablePath)

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-sync',
]

const SEND = `async type => {
  const call = async (query, variables) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
    return (await answer.json()).data
  }
  const canvas = document.createElement('canvas')
  const file = await new Promise(done => canvas.toBlob(done, type))
  const input = { contentType: type, size: file.size }
  const { createUpload } = await call('mutation ($input: CreateUploadInput) { createUpload(input: $input) { uploadURL } }', { input })
  const put = await fetch(createUpload.uploadURL, { method: 'PUT', body: file, headers: { 'content-type': type } })
  return put.status
}`

const SHOWS = `path => new Promise(done => {
  const image = new Image()
  image.onload = () => done(image.naturalWidth)
  image.onerror = () => done(0)
  image.src = path
})`

/**
 * The production pages at http://localhost: the Secure cookie is kept, and photos are uploaded and shown under the
 * policy.
 */
export const inBrowser = async (url, { password, objectPath }) => {
  const { chromium } = await import('playwright')
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true })
    const page = await context.newPage()
    const complaints = []
    page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
    await page.goto(url)
    await page.getByText('Customer', { exact: true }).first().click()
    await page.getByLabel('Email').fill('customer@example.com')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).last().click()
    await page.getByText('Your Recent Orders').waitFor()
    const [cookie] = (await context.cookies()).filter(({ name }) => name === '__Host-haulbid')
    assert.ok(cookie?.secure && cookie.httpOnly, 'the session is a Secure cookie of this host')
    await page.reload()
    await page.getByText('Your Recent Orders').waitFor()
    assert.equal(await page.evaluate(`(${SEND})('image/png')`), 200, 'the browser sends a photo to the store')
    assert.ok((await page.evaluate(`(${SHOWS})(${JSON.stringify(objectPath)})`)) > 0, 'and shows one from it')
    assert.deepEqual(complaints, [])
  } finally {
    await browser.close()
  }
}
