import { serviceTypes, userTypes } from '../../rules/kinds.js'
import { personRoles } from '../../rules/people/roles.js'
import { asEnum } from '../asEnum.js'

export const UserTypes = asEnum('UserType', userTypes, 'The type of an account.')
export const ServiceTypes = asEnum(
  'ServiceType',
  serviceTypes,
  'A service that customers request and vendors offer.',
)
export const PersonRoles = asEnum('PersonRole', personRoles, "What somebody does in a vendor's business.")
