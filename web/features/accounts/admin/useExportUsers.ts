import { useApolloClient } from '@apollo/client/react'
import { CSV_TYPE, csv } from '@rules/csv.js'
import { userTypes } from '@rules/kinds.js'
import { limits } from '@rules/limits.js'
import { useState } from 'react'
import { saveFile } from '../../../ui/charts/saveFile.js'
import { toast } from '../../../ui/overlays/toast.js'
import { type UserRow_UserFragment, UsersDocument } from './generated/users.js'
import { filterVariables, type UserFilter } from './UserFilters.js'
import { TRY_AGAIN } from './userFailed.js'

const HEAD = ['First name', 'Last name', 'Email', 'Phone', 'Type', 'Status', 'Joined']

const cells = (user: UserRow_UserFragment) => [
  user.firstName,
  user.lastName,
  user.email ?? '',
  user.phone ?? '',
  userTypes[user.userType],
  user.isActive ? 'Active' : 'Suspended',
  user.createdAt,
]

/** These users as one file. */
export const saveUsers = (rows: readonly UserRow_UserFragment[]) => {
  saveFile('users.csv', csv([HEAD, ...rows.map(cells)]), CSV_TYPE)
  const what = rows.length === 1 ? '1 row is' : `${rows.length} rows are`
  toast({ title: 'Users exported', description: `${what} in users.csv.` })
}

/** All pages of the filter's results, as one file. */
export const useExportUsers = (filter: UserFilter) => {
  const client = useApolloClient()
  const [isExporting, setExporting] = useState(false)

  const pagesOf = async () => {
    const rows: UserRow_UserFragment[] = []
    let after: string | null = null
    do {
      const variables = { ...filterVariables(filter), first: limits.pageMax, after }
      const answer: {
        data?:
          | {
              users: {
                nodes: UserRow_UserFragment[]
                pageInfo: { endCursor: string | null; hasNextPage: boolean }
              }
            }
          | undefined
      } = await client.query({ query: UsersDocument, variables })
      const users = answer.data?.users
      rows.push(...(users?.nodes ?? []))
      after = users?.pageInfo.hasNextPage ? users.pageInfo.endCursor : null
    } while (after !== null)
    return rows
  }

  const exportUsers = async () => {
    setExporting(true)
    try {
      saveUsers(await pagesOf())
    } catch {
      toast({ variant: 'destructive', title: 'Error exporting users', description: TRY_AGAIN })
    }
    setExporting(false)
  }

  return { exportUsers, isExporting }
}
