import { profileDescription, SITE_DESCRIPTION } from '@rules/businesses/profileDescription.js'
import { useEffect } from 'react'
import { failedWith } from '../../../apollo/failedWith.js'
import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { DialogTitle } from '../../../ui/layout/PageTitle.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Dialog } from '../../../ui/overlays/Dialog.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { type Profile_VendorFragment, VendorProfileDocument } from './generated/vendorProfile.js'
import { profileSections } from './profileSections.js'
import { ShareProfile } from './ShareProfile.js'

const describe = (words: string) =>
  document.querySelector('meta[name="description"]')?.setAttribute('content', words)

/** The page's description while the profile is open, worded like the server's. */
const useDescription = (profile: Profile_VendorFragment) => {
  const description = profileDescription(profile)
  useEffect(() => {
    describe(description)
    // The previous description isn't restored, because the server may have sent this page with the profile's own.
    return () => describe(SITE_DESCRIPTION)
  }, [description])
}

const Waiting = () => (
  <LoadingRegion label="Loading the profile">
    <Stack gap="l">
      <Skeleton width="220px" height="26px" />
      <Skeleton height="84px" />
      <Skeleton height="64px" />
    </Stack>
  </LoadingRegion>
)

const Profile = ({ profile }: { profile: Profile_VendorFragment }) => {
  useDescription(profile)
  return (
    <Stack gap="l">
      <DialogTitle>{profile.name}</DialogTitle>
      {profileSections.map(Section => (
        <Section key={Section.name} profile={profile} />
      ))}
      <ShareProfile profile={profile} />
    </Stack>
  )
}

type VendorProfileDialogProps = { id: string; onClose: () => void }

/** A vendor's public profile, opened over any page by `?vendor=ID`. */
export const VendorProfileDialog = ({ id, onClose }: VendorProfileDialogProps) => {
  const { data, previousData, error } = useQuery(VendorProfileDocument, { variables: { id } })
  const shown = data ?? previousData
  const profile = shown?.vendorProfile
  const isMissing = shown?.vendorProfile === null || failedWith(error, 'BAD_USER_INPUT')

  const content = () => {
    if (profile) return <Profile profile={profile} />
    if (isMissing)
      return (
        <EmptyState title="We couldn't find this vendor">
          The link may be incomplete, or the vendor isn't taking jobs right now.
        </EmptyState>
      )
    if (error) return <LoadError what="this profile" error={error} />
    return <Waiting />
  }
  return (
    <Dialog open inAddress onClose={onClose} title={profile?.name ?? 'Vendor'}>
      {content()}
    </Dialog>
  )
}
