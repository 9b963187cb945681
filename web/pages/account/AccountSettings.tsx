import type { ReactNode } from 'react'
import type { ViewerFragment } from '../../features/accounts/generated/accounts.js'
import { AccountSection } from '../../features/accounts/settings/AccountSection.js'
import { ChangePassword } from '../../features/accounts/settings/ChangePassword.js'
import { Developer } from '../../features/accounts/settings/Developer.js'
import { PersonalInformation } from '../../features/accounts/settings/PersonalInformation.js'
import { SignOutEverywhere } from '../../features/accounts/settings/SignOutEverywhere.js'
import { CloseAccount } from '../../features/closing/CloseAccount.js'
import { DownloadMyData } from '../../features/exports/DownloadMyData.js'
import { Notices } from '../../features/notices/settings/Notices.js'
import { Grid } from '../../ui/layout/Grid.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Divider, Stack } from '../../ui/layout/Stack.js'
import { SeenInPlace } from '../../ui/layout/VisibleWhen.js'
import { Text } from '../../ui/text/Text.js'

type AccountSettingsProps = {
  user: ViewerFragment
  /** Called after the server has ended this session, to forget the user and go to the home page. */
  onSignedOut: () => Promise<void>
  /** The settings that only this type of user has, shown first. */
  own?: ReactNode
}

/** Account settings, shared by customers, vendors, and admins. */
export const AccountSettings = ({ user, onSignedOut, own }: AccountSettingsProps) => (
  <Grid min="27rem" gap="l">
    <SeenInPlace>
      {own}
      <PersonalInformation user={user} />
      <AccountSection title="Signing In">
        <ChangePassword />
        <Divider />
        <Text size="s" tone="muted">
          Lost a phone, or used someone else's computer? End every session, including this one.
        </Text>
        <Inline>
          <SignOutEverywhere onSignedOut={onSignedOut} />
        </Inline>
      </AccountSection>
      <AccountSection title="Your Data">
        <Text size="s" tone="muted">
          Download everything we store about you as one JSON file. It takes a moment to prepare, and you can
          download it for one day.
        </Text>
        <DownloadMyData />
        <Divider />
        <Text size="s" tone="muted">
          Closing your account erases your name and contact details.{' '}
          {user.userType === 'admin'
            ? 'Your actions as an administrator stay in the audit log.'
            : 'We keep past jobs without them.'}
        </Text>
        <Inline>
          <CloseAccount userType={user.userType} onSignedOut={onSignedOut} />
        </Inline>
      </AccountSection>
    </SeenInPlace>
    <Stack gap="l">
      <Notices />
      {/* Only owners make tokens. */}
      {(user.userType !== 'vendor' || user.role === 'owner') && <Developer />}
    </Stack>
  </Grid>
)
