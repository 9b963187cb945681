import type { Profile_VendorFragment } from '../../generated/graphql.js'

export type SectionProps = { profile: Profile_VendorFragment }
