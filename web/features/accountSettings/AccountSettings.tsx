import type { ReactNode } from 'react'
import { Grid } from '../../ui/layout/Grid.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Divider, Stack } from '../../ui/layout/Stack.js'
import { SeenInPlace } from '../../ui/layout/VisibleWhen.js'
import { Text } from '../../ui/text/Text.js'
import type { ViewerFragment } from '../accounts/generated/accounts.js'
import { AccountSection } from './AccountSection.js'
import { ChangePassword } from './ChangePassword.js'
import { CloseAccount } from './CloseAccount.js'
import { Developer } from './Developer.js'
import { DownloadMyData } from './DownloadMyData.js'
import { Notices } from './Notices.js'
import { PersonalInformation } from './PersonalInformation.js'
import { SignOutEverywhere } from './SignOutEverywhere.js'

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
      <Developer />
    </Stack>
  </Grid>
)
