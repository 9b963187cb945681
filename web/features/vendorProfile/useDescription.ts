import { profileDescription, SITE_DESCRIPTION } from '@rules/profileDescription.js'
import { useEffect } from 'react'
import type { Profile_VendorFragment } from '../../generated/graphql.js'

const describe = (words: string) =>
  document.querySelector('meta[name="description"]')?.setAttribute('content', words)

/** The page's description while the profile is open, in the words that the server sends with its link. */
export const useDescription = (profile: Profile_VendorFragment) => {
  const description = profileDescription(profile)
  useEffect(() => {
    describe(description)
    // The previous description isn't restored, because the server may have sent this page with the profile's own.
    return () => describe(SITE_DESCRIPTION)
  }, [description])
}
