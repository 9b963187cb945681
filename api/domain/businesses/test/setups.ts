import { graphql } from '../../../test/generated/gql.js'
import type { World } from '../../../test/security/world.js'
import { photo } from '../../../test/uploads.js'

const SAVE_BUSINESS = graphql(`
  mutation SaveShownBusiness($input: SaveBusinessInput!) { saveBusiness(input: $input) { vendorId } }
`)

let businesses = 0

/**
 * A business with a name and a logo that an admin could remove. New ones each time, since removed ones can't
 * be used again.
 */
export const shownBusiness = async ({ people }: World) => {
  const input = { name: `Becker Hauling ${++businesses}`, logo: await photo(people.vendor) }
  return { vendorId: (await people.vendor.ask(SAVE_BUSINESS, { input })).saveBusiness.vendorId }
}
