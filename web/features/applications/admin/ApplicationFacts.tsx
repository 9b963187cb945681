import { applicationGraph } from '@rules/applications/applicationGraph.js'
import { formatPhone } from '@rules/formatPhone.js'
import { serviceTypes, userTypes } from '@rules/kinds.js'
import { canMove } from '@rules/stateGraph.js'
import { Link } from '../../../ui/actions/Link.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Banner } from '../../../ui/states/Banner.js'
import { Ago } from '../../../ui/text/Ago.js'
import { Badge } from '../../../ui/text/Badge.js'
import { Facts } from '../../../ui/text/Facts.js'
import { fullName } from '../../../ui/text/fullName.js'
import { Text } from '../../../ui/text/Text.js'
import { useAddressDialog } from '../../admin/useAddressDialog.js'
import type { Application_ApplicationFragment } from './generated/applications.js'

type Application = Application_ApplicationFragment

const Others = ({ others }: Pick<Application, 'others'>) => {
  const { linkProps } = useAddressDialog('application')
  return (
    <Stack as="ul" gap="none">
      {others.map(({ id, businessName, createdAt, status }) => (
        <li key={id}>
          <Link {...linkProps(id)}>{businessName}</Link>,{' '}
          {applicationGraph.states[status].label.toLowerCase()}, <Ago value={createdAt} />
        </li>
      ))}
    </Stack>
  )
}

/** Everything an applicant wrote, and the outcome. */
export const ApplicationFacts = ({ application }: { application: Application }) => {
  const { account, decidedBy, decidedAt, declineReason, message, others, services, status } = application
  const { label, tone } = applicationGraph.states[status]
  return (
    <Stack>
      {account && canMove(applicationGraph, status, 'invite') && (
        <Banner tone="warning" title="This email already has an account">
          {fullName(account)}, {userTypes[account.userType]}. It can't be invited again.
        </Banner>
      )}
      <Facts
        facts={[
          { label: 'Status', value: <Badge tone={tone}>{label}</Badge> },
          { label: 'Contact', value: fullName(application) },
          { label: 'Email', value: application.email },
          { label: 'Phone', value: formatPhone(application.phone) },
          { label: 'ZIP code', value: application.zipCode },
          { label: 'Services', value: services.map(service => serviceTypes[service]).join(', ') },
          { label: 'Sent', value: <Ago value={application.createdAt} /> },
          ...(message ? [{ label: 'Message', value: <Text asTyped>{message}</Text> }] : []),
          ...(decidedBy && decidedAt
            ? [
                {
                  label: 'Decided',
                  value: (
                    <>
                      By {fullName(decidedBy)}, <Ago value={decidedAt} />
                    </>
                  ),
                },
              ]
            : []),
          ...(declineReason ? [{ label: 'Reason', value: <Text asTyped>{declineReason}</Text> }] : []),
          ...(others.length > 0 ? [{ label: 'Same email', value: <Others others={others} /> }] : []),
        ]}
      />
    </Stack>
  )
}
