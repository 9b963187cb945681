import { jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom'
import { render } from '../testing/render.js'
import { ErrorPage } from './ErrorPage.js'

const Page = () => {
  const { pathname } = useLocation()
  if (pathname === '/broken') throw new Error('no such thing')
  return <p>Page {pathname}</p>
}

const Layout = () => (
  <>
    <p>Bar</p>
    <Outlet />
  </>
)

test('replaces a broken page, keeping the bar, until the user goes elsewhere', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const pages = { errorElement: <ErrorPage />, children: [{ path: '*', element: <Page /> }] }
  const router = createMemoryRouter([{ element: <Layout />, children: [pages] }], { initialEntries: ['/a'] })
  render(<RouterProvider router={router} />)
  await act(() => router.navigate('/broken'))
  expect(screen.getByRole('heading', { name: 'This page stopped working' })).toBeVisible()
  expect(screen.getByText('Bar')).toBeVisible()
  await act(() => router.navigate(-1))
  expect(screen.getByText('Page /a')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'This page stopped working' })).toBeNull()
})
