import type { Browser } from 'playwright'
import { launchBrowser, visit, withPictures } from './browser.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(() => browser.close())

describe('the routes', () => {
  it.each(['/', '/privacy-policy', '/terms-of-service'])('%s opens without an error', async path => {
    const person = await visit(browser)
    await withPictures(`route ${path}`, [person], async () => {
      const response = await person.page.goto(path)
      expect(response?.status()).toBe(200)
      await person.page.getByRole('heading', { level: 1 }).waitFor()
      expect(person.errors).toEqual([])
    })
    await person.close()
  })

  it('shows a page of its own for any other path', async () => {
    const person = await visit(browser)
    await withPictures('route unknown', [person], async () => {
      const response = await person.page.goto('/nowhere')
      expect(response?.status()).toBe(404)
      await person.page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
      expect(person.errors).toEqual([])
    })
    await person.close()
  })
})
