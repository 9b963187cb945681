import { graphql } from '../../../test/generated/gql.js'
import { newUser } from '../../../test/security/setups.js'
import type { World } from '../../../test/security/world.js'

export const application = () => ({
  ...newUser(),
  businessName: 'Becker Hauling',
  zipCode: '78704',
  services: ['junk_pickup' as const, 'dumpster_rental' as const],
  message: 'Two trucks, ten years.',
  agrees: true,
})

export const APPLY = graphql(`
  mutation ApplyAsVendorInTest($input: VendorApplicationInput!) { applyAsVendor(input: $input) }
`)

export const waitingApplication = async (world: World): Promise<{ id: string }> => {
  const input = application()
  await world.harness.visitor().ask(APPLY, { input })
  const { rows } = await world.harness.database.pool.query<{ id: string }>(
    'select id from vendor_applications where email = $1',
    [input.email],
  )
  return rows[0]!
}
