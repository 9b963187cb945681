import { type Act, admin, input, otherAdmin, vendor } from '../../../test/pairs/act.js'

export const acts: Record<string, Act[]> = {
  removeBusinessName: [
    { by: admin, variables: input(({ vendor: { id: vendorId } }) => ({ vendorId, reason: 'insults' })) },
  ],
  removeBusinessLogo: [
    { by: otherAdmin, variables: input(({ vendor: { id: vendorId } }) => ({ vendorId, reason: 'obscene' })) },
  ],
  saveBusiness: [{ by: vendor, variables: input(() => ({ name: 'Becker Hauling', about: 'Two trucks' })) }],
}
