import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useMutation, useQuery } from '../apollo/hooks.js'
import { ShellDocument } from '../features/accounts/generated/accounts.js'
import { MarkNoticesReadDocument } from '../features/notices/generated/notices.js'
import type { UserType } from '../generated/schema.js'
import { paths } from '../paths.js'

/** The search parameters that open something on top of the pages, by account type. */
const opened: Record<UserType, readonly string[]> = {
  customer: ['order'],
  vendor: ['job'],
  admin: ['order', 'ticket', 'review', 'application'],
}

/** The API's path for notices about the open page; null if there is none. */
const openedPath = (userType: UserType, pathname: string, search: string): string | null => {
  const params = new URLSearchParams(search)
  if (pathname === paths.support) return paths.support
  const name = opened[userType].find(each => params.has(each))
  const id = name && params.get(name)
  if (id) return userType === 'customer' ? paths.order(id) : `${paths.home}?${name}=${id}`
  if (userType !== 'vendor') return null
  if (params.get('view') === 'support') return paths.vendorSupport
  return params.get('tab') === 'documents' ? paths.documents : null
}

/** Opening an order, a job, a ticket or a document marks its notices as read; later notices stay unread. */
export const ReadOpened = ({ userType }: { userType: UserType }) => {
  const { pathname, search } = useLocation()
  const unread = useQuery(ShellDocument).data?.me?.unreadNotices
  const [mark] = useMutation(MarkNoticesReadDocument)
  const last = useRef<string | null>(null)
  const path = openedPath(userType, pathname, search)

  useEffect(() => {
    if (unread === undefined || last.current === path) return
    last.current = path
    // If the server is not reached, they stay unread.
    if (path !== null && unread > 0) void mark({ variables: { input: { path } } }).catch(() => {})
  }, [path, unread, mark])
  return null
}
