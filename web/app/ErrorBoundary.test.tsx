import { jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { memoryHistory } from '../testing/memoryHistory.js'
import { render } from '../testing/render.js'
import { GuardedRouter } from '../ui/navigation/GuardedRouter.js'
import { ErrorBoundary } from './ErrorBoundary.js'

const Page = () => {
  const { pathname } = useLocation()
  if (pathname === '/broken') throw new Error('no such thing')
  return <p>Page {pathname}</p>
}

test('what breaks is replaced until the user goes elsewhere', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const history = memoryHistory('/a')
  render(
    <GuardedRouter history={history}>
      <p>Bar</p>
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>
    </GuardedRouter>,
  )
  await act(async () => history.push('/broken'))
  expect(screen.getByRole('heading', { name: 'This page stopped working' })).toBeVisible()
  expect(screen.getByText('Bar')).toBeVisible()
  await act(async () => history.go(-1))
  expect(screen.getByText('Page /a')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'This page stopped working' })).toBeNull()
})
