import { userTypes } from '@rules/kinds.js'
import { type ReactNode, useEffect, useRef } from 'react'
import { failedWith } from '../../../apollo/failedWith.js'
import { useQuery } from '../../../apollo/hooks.js'
import type { UserType } from '../../../generated/schema.js'
import { LoadError } from '../../../paging/LoadError.js'
import { Button } from '../../../ui/actions/Button.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Page } from '../../../ui/layout/Page.js'
import { Banner } from '../../../ui/states/Banner.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { fullName } from '../../../ui/text/fullName.js'
import type { UserRow_UserFragment } from '../../accounts/admin/generated/users.js'
import { useParam } from '../useParam.js'
import { ViewedUserDocument } from './generated/viewing.js'
import { ReadOnlyContext } from './OffButton.js'
import { UserPicker } from './UserPicker.js'

type ViewingAsProps = {
  type: Extract<UserType, 'customer' | 'vendor'>
  children: (user: UserRow_UserFragment) => ReactNode
}

const isMissing = (error: unknown) => failedWith(error, 'NOT_FOUND', 'BAD_USER_INPUT')

const Viewed = ({ id, type, onChange, children }: ViewingAsProps & { id: string; onChange: () => void }) => {
  const { data, error } = useQuery(ViewedUserDocument, { variables: { id } })
  const said = useRef<HTMLDivElement>(null)
  const user = data?.user
  const isThere = user !== undefined

  // The list with the selected user is gone, so the focus moves here.
  useEffect(() => {
    if (isThere && document.activeElement === document.body) said.current?.focus()
  }, [isThere])

  const another = <Button onClick={onChange}>Choose another {type}</Button>
  if (user?.userType === type) {
    const why = `You are viewing as ${fullName(user)}. Nothing can be changed from here.`
    return (
      <ReadOnlyContext value={why}>
        <Banner tone="info" role="status" tabIndex={-1} ref={said}>
          {why}
        </Banner>
        <Inline>{another}</Inline>
        {children(user)}
      </ReadOnlyContext>
    )
  }
  if (user || isMissing(error)) {
    return (
      <EmptyState level={2} title={`We couldn't find this ${type}`} action={another}>
        The account may be closed or have another type.
      </EmptyState>
    )
  }
  if (error) {
    return <LoadError what={`this ${type}`} error={error} />
  }
  return (
    <LoadingRegion>
      <Skeleton height="120px" />
    </LoadingRegion>
  )
}

/** One user's screens as an admin sees them, read-only. The URL names the user. */
export const ViewingAs = ({ type, children }: ViewingAsProps) => {
  const [id, setId] = useParam(type)
  return (
    <Page title={`${userTypes[type]} view`}>
      {id === null ? (
        <UserPicker type={type} onPick={setId} />
      ) : (
        <Viewed key={id} id={id} type={type} onChange={() => setId(null)}>
          {children}
        </Viewed>
      )}
    </Page>
  )
}
