import { businessRemovalReasons } from '@rules/removalReasons.js'
import type { BusinessFacts_BusinessFragment } from '../../generated/graphql.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Banner } from '../../ui/states/Banner.js'

type Removed = Pick<BusinessFacts_BusinessFragment, 'nameRemovedFor' | 'logoRemovedFor'>

/** Tells the vendor and admins which parts of the business an admin removed, and why. */
export const RemovedOfBusiness = ({ business: { nameRemovedFor, logoRemovedFor } }: { business: Removed }) =>
  (nameRemovedFor || logoRemovedFor) && (
    <Stack gap="xs">
      {nameRemovedFor && (
        <Banner tone="warning" title={`Haulbid removed this name: ${lower(nameRemovedFor)}`}>
          Customers see the name of the person until another one is chosen.
        </Banner>
      )}
      {logoRemovedFor && (
        <Banner tone="warning" title={`Haulbid removed the logo: ${lower(logoRemovedFor)}`}>
          Customers see none until another one is chosen.
        </Banner>
      )}
    </Stack>
  )

const lower = (reason: keyof typeof businessRemovalReasons) => businessRemovalReasons[reason].toLowerCase()
