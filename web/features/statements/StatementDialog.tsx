import { monthWords } from '@rules/statements/statements.js'
import { Download } from 'lucide-react'
import { Suspense } from 'react'
import { useQuery } from '../../apollo/hooks.js'
import { LoadError } from '../../paging/LoadError.js'
import { ButtonLink } from '../../ui/actions/ButtonLink.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { lazyPart } from '../../ui/states/lazyPart.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { useAuth } from '../accounts/useAuth.js'
import { type Statement_StatementFragment, StatementDocument } from './generated/statements.js'
import { StatementDetails } from './StatementDetails.js'

const StatementActs = lazyPart(() => import('./StatementActs.js'), 'StatementActs')

const Files = ({ statement: { id } }: { statement: Statement_StatementFragment }) => (
  <Inline gap="xs" data-print="hide">
    {(['PDF', 'CSV'] as const).map(type => (
      <ButtonLink
        key={type}
        to={`/api/statements/${id}.${type.toLowerCase()}`}
        reloadDocument
        download
        size="s"
        icon={<Download aria-hidden="true" />}
      >
        Download {type}
      </ButtonLink>
    ))}
  </Inline>
)

/** The statement named in the URL: its vendor reads it, an admin records payments, too. */
export const StatementDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { user } = useAuth()
  const { data, previousData, error } = useQuery(StatementDocument, { variables: { id } })
  const statement = (data ?? previousData)?.statement
  const isAdmin = user?.userType === 'admin'
  return (
    <Dialog
      open
      inAddress
      onClose={onClose}
      size="l"
      title={statement ? `Fee statement for ${monthWords(statement.month)}` : 'Fee statement'}
    >
      {statement && (
        <Stack gap="l">
          <StatementDetails statement={statement} isAdmin={isAdmin} />
          <Files statement={statement} />
          {isAdmin && (
            <Suspense>
              <StatementActs statement={statement} />
            </Suspense>
          )}
        </Stack>
      )}
      {!statement && error && <LoadError what="this statement" error={error} isLinked />}
      {!statement && !error && (
        <LoadingRegion label="Loading the statement...">
          <Stack>
            <Skeleton height="120px" />
            <Skeleton height="260px" />
          </Stack>
        </LoadingRegion>
      )}
    </Dialog>
  )
}
