import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { toolbox } from './workspace.mjs'

const PASSWORD = 'correct horse battery'
const PHOTO = readFileSync(join(import.meta.dirname, '../../../api/domain/demo/files/sofa.png'))
const ID = '[0-9a-f-]{36}'

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString()

const linkIn = (smtp, email) =>
  smtp.accepted
    .filter(({ to }) => to?.some(({ address }) => address === email))
    .map(({ text }) => /https?:\/\/\S+\?invitation=([\w-]+)/.exec(text)?.[1])
    .findLast(Boolean)

const mailTo = async (smtp, email) => {
  for (let i = 0; i < 200 && !linkIn(smtp, email); i++) await sleep(100)
  return linkIn(smtp, email)
}

const choosePassword = (visitor, token) =>
  visitor.ask('mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { id } }', {
    input: { token, password: PASSWORD, confirmPassword: PASSWORD },
  })

const signIn = (visitor, email) =>
  visitor.ask('mutation ($input: LoginInput!) { login(input: $input) { id } }', {
    input: { email, password: PASSWORD },
  })

const uploadPhoto = async customer => {
  const input = { contentType: 'image/png', size: PHOTO.length }
  const { createUpload } = await customer.ask(
    'mutation ($input: CreateUploadInput) { createUpload(input: $input) { uploadURL } }',
    { input },
  )
  const { uploadURL } = createUpload
  assert.match(
    uploadURL,
    new RegExp(`^${customer.url}/haulbid-objects/incoming/${ID}\\?`),
    'a link at the pages’ address',
  )
  const put = (url, type = 'image/png') =>
    fetch(url, { method: 'PUT', body: PHOTO, headers: { 'content-type': type } })
  assert.equal((await put(uploadURL, 'text/html')).status, 403, 'another type than signed is refused')
  assert.equal(
    (await put(uploadURL.replace(/Signature=./, 'Signature=0'))).status,
    403,
    'a forged link is refused',
  )
  assert.equal((await put(uploadURL)).status, 200, 'the store takes the bytes through nginx')
  const { registerJobImage } = await customer.ask(
    'mutation ($url: String!) { registerJobImage(imageURL: $url) { objectPath } }',
    { url: uploadURL },
  )
  return registerJobImage.objectPath
}

/** Goes from the first administrator to an accepted bid, through nginx only. */
export const journey = async ({ visitor, smtp, settings }, stages) => {
  const administrator = visitor()
  const invitation = await toolbox(stages, settings, 'admin', '--', 'admin@example.com')
  await choosePassword(visitor(), /invitation=([\w-]+)/.exec(invitation)[1])
  await signIn(administrator, 'admin@example.com')
  await administrator.ask('mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }', {
    input: { firstName: 'Dale', lastName: 'Hart', email: 'vendor@example.com', userType: 'vendor' },
  })
  const vendor = visitor()
  await choosePassword(vendor, await mailTo(smtp, 'vendor@example.com'))
  await signIn(vendor, 'vendor@example.com')
  await vendor.ask(
    'mutation { addVendorService(serviceType: junk_pickup) { id } addServiceArea(zipCode: "78701") { id } }',
  )

  const customer = visitor()
  await customer.ask('mutation ($input: SignUpCustomerInput!) { signUpCustomer(input: $input) { id } }', {
    input: {
      email: 'customer@example.com',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      firstName: 'Dana',
      lastName: 'Reyes',
      phone: '(512) 555-0147',
      initialServiceZipCode: '78701',
      initialServiceType: 'junk_pickup',
    },
  })
  const objectPath = await uploadPhoto(customer)
  const { requestJunkPickup: job } = await customer.ask(
    'mutation ($input: JunkPickupInput!) { requestJunkPickup(input: $input) { id } }',
    {
      input: {
        firstName: 'Dana',
        lastName: 'Reyes',
        phone: '(512) 555-0147',
        address: '1100 Congress Ave',
        zipCode: '78701',
        pickupDateTime: inAMonth(),
        description: 'A couch and two mattresses',
        customerBudget: '200',
        images: [objectPath],
      },
    },
  )
  const { availableJobs } = await vendor.ask('{ availableJobs(first: 5) { nodes { id images } } }')
  assert.deepEqual(availableJobs.nodes, [{ id: job.id, images: [objectPath] }])
  const photo = await vendor.fetch(objectPath)
  assert.deepEqual(Buffer.from(await photo.arrayBuffer()), PHOTO, 'the vendor sees the photo')
  assert.match(photo.url, new RegExp(`/haulbid-objects/objects/${ID}\\?`), 'straight from the store')
  assert.equal(photo.headers.get('content-security-policy'), "default-src 'none'; sandbox")
  const { submitBid: bid } = await vendor.ask(
    'mutation ($input: SubmitBidInput!) { submitBid(input: $input) { id } }',
    {
      input: { jobId: job.id, price: '149.50' },
    },
  )
  const { acceptBid } = await customer.ask(
    'mutation ($id: UUID!) { acceptBid(bidId: $id) { status finalPrice } }',
    {
      id: bid.id,
    },
  )
  assert.deepEqual(acceptBid, { status: 'accepted', finalPrice: '149.50' })
  return { customer, vendor, objectPath, password: PASSWORD }
}
