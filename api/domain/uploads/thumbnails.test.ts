import sharp from 'sharp'
import { photoSizes } from '../../rules/uploads/photoSizes.js'
import { postJunk } from '../../test/deals.js'
import { JPG, photo, stores, type UploadSetup } from '../../test/uploads.js'
import { customer, type TestUser, vendor } from '../../test/users.js'
import { enqueue } from '../enqueue.js'

/** A photo as phones take it, on its side and with the location and the owner in its metadata. */
const takenByPhone = () =>
  sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#806040' } })
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Artist: 'Dana Marken', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '30/1 16/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '97/1 44/1 0/1',
      },
    })
    .jpeg()
    .toBuffer()

describe.each(stores)('thumbnails in %s', (_, start) => {
  let setup: UploadSetup
  let dana: TestUser
  beforeAll(async () => {
    setup = await start()
  })
  afterAll(() => setup.stop())
  beforeEach(async () => {
    dana = await customer(setup.harness)
  })

  const workOff = () => setup.harness.mails()
  const rowsOf = async (path: string) =>
    (
      await setup.harness.database.pool.query('select is_made from thumbnails where upload_id = $1', [
        path.slice('/objects/'.length),
      ])
    ).rows
  const read = async (by: TestUser, path: string) => {
    const response = await by.fetch(path)
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      bytes: Buffer.from(await response.arrayBuffer()),
    }
  }

  test("makes them from a registered photo: turned, smaller, and without the camera's data", async () => {
    const taken = await takenByPhone()
    expect(taken.includes('Dana Marken')).toBe(true)
    const path = await photo(dana, taken, 'image/jpeg')
    await workOff()
    expect(await rowsOf(path)).toEqual([{ is_made: true }])
    for (const [size, side] of Object.entries(photoSizes)) {
      const { status, type, bytes } = await read(dana, `${path}?size=${size}`)
      expect({ status, type }).toEqual({ status: 200, type: 'image/webp' })
      const { format, width, height, exif, orientation } = await sharp(bytes).metadata()
      expect({ format, width, height, exif, orientation }).toEqual({
        format: 'webp',
        width: side / 2,
        height: side,
        exif: undefined,
        orientation: undefined,
      })
      expect(bytes.includes('Dana')).toBe(false)
      expect(bytes.length).toBeLessThan(taken.length)
    }
    expect((await read(dana, path)).bytes.equals(taken)).toBe(true)
    expect((await read(dana, `${path}?size=huge`)).bytes.equals(taken)).toBe(true)
  })

  test('makes them for an older photo on request, and shows the original until then', async () => {
    const path = await photo(dana)
    await workOff()
    await setup.harness.database.pool.query('truncate thumbnails')
    // The browser caches our answer, whether it's a redirect or not.
    const early = await dana.fetch(`${path}?size=small`, { redirect: 'manual' })
    expect(early.headers.get('cache-control')).toBe('private, max-age=60')
    expect((await read(dana, `${path}?size=small`)).type).toBe('image/png')
    await workOff()
    expect(await read(dana, `${path}?size=small`)).toMatchObject({ status: 200, type: 'image/webp' })
  })

  test('shows them to everyone who may see the photo, and to nobody else', async () => {
    const path = await photo(dana)
    await workOff()
    for (const stranger of [
      await customer(setup.harness),
      await vendor(setup.harness),
      setup.harness.visitor(),
    ])
      expect((await stranger.fetch(`${path}?size=small`)).status).toBe(404)
    await postJunk(dana, { images: [path] })
    const dale = await vendor(setup.harness)
    expect((await read(dale, `${path}?size=small`)).type).toBe('image/webp')
  })

  test('shows an undecodable picture unchanged, and does not try again', async () => {
    // The structure is complete, but it isn't a picture.
    const path = await photo(dana, JPG, 'image/jpeg')
    await workOff()
    expect(await rowsOf(path)).toEqual([{ is_made: false }])
    const shown = await read(dana, `${path}?size=large`)
    expect({ type: shown.type, isItself: shown.bytes.equals(JPG) }).toEqual({
      type: 'image/jpeg',
      isItself: true,
    })
    const { rows } = await setup.harness.database.pool.query(
      "select count(*)::int from graphile_worker.jobs where task_identifier = 'makeThumbnails'",
    )
    expect(rows[0].count).toBe(0)
  })

  test('leaves nothing behind when a task runs again or after its photo is gone', async () => {
    const path = await photo(dana)
    await workOff()
    const { database, mails, clock } = setup.harness
    const kept = await setup.kept()
    const uploadId = path.slice('/objects/'.length)
    const again = async () => {
      await enqueue(database.orm.em.fork(), 'makeThumbnails', { uploadId })
      await mails()
    }
    await again()
    expect(await setup.kept()).toBe(kept)
    expect(await rowsOf(path)).toEqual([{ is_made: true }])

    clock.now = new Date(Math.max(clock.now.getTime(), Date.now()) + 86_400_001)
    await enqueue(database.orm.em.fork(), 'removeUnclaimed', {})
    await mails()
    expect(await rowsOf(path)).toEqual([])
    await again()
    const back = await customer(setup.harness)
    expect((await back.fetch(`${path}?size=small`)).status).toBe(404)
    expect(await setup.kept()).toBeLessThanOrEqual(kept - 4)
  })
})
