import type { Client } from '../client.js'
import { PNG } from '../uploads.js'

/** Sends `mutation ($file: Upload!)` as a single multipart request. */
export async function sendFile(client: Client, text: string) {
  const form = new FormData()
  form.set('operations', JSON.stringify({ query: text, variables: { file: null } }))
  form.set('map', JSON.stringify({ 0: ['variables.file'] }))
  form.set('0', new Blob([new Uint8Array(PNG)]), 'photo.png')
  const headers = { 'apollo-require-preflight': '1' }
  const response = await client.fetch('/graphql', { method: 'POST', headers, body: form })
  const { errors = [] } = (await response.json()) as { errors?: { extensions: { code: string } }[] }
  return { errors }
}
