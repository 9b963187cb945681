import { ApolloClient, HttpLink, InMemoryCache, type TypedDocumentNode } from '@apollo/client'
import { ApolloProvider, useQuery } from '@apollo/client/react'
import { limits } from '@rules/limits.js'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { styled } from 'styled-components'
import { SettingsDocument } from '../../../web/features/accounts/generated/Settings.js'
import { CustomerJobsDocument } from '../../../web/features/jobs/orders/generated/orders.js'
import { AvailableJobsDocument } from '../../../web/features/jobs/vendor/generated/vendorJobs.js'

/**
 * The minimum cost of a page with these libraries: no state, no context, no form, one query, each kind of element
 * styled once and never changed, and as many elements as the page it is compared with.
 */

const asked = new URLSearchParams(window.location.search)
/** The product's own queries. */
const queries = {
  settings: { query: SettingsDocument, variables: {} },
  customerJobs: { query: CustomerJobsDocument, variables: {} },
  availableJobs: { query: AvailableJobsDocument, variables: { first: limits.overviewItems } },
} as const
const { query, variables } = queries[(asked.get('query') ?? 'settings') as keyof typeof queries]

const Main = styled.main`max-width: 70rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 sans-serif;`
const Title = styled.h1`margin: 0 0 1rem; font-size: 2rem;`
const List = styled.ul`display: grid; gap: 1rem; margin: 0; padding: 0; list-style: none;`
const Card = styled.li`display: grid; gap: 0.5rem; padding: 1rem; border: 1px solid #767676; border-radius: 0.5rem;`
const Row = styled.div`display: flex; gap: 0.5rem; align-items: center; justify-content: space-between;`
const Badge = styled.span`padding: 0 0.5rem; border-radius: 1rem; background: #eeeeee; color: #222222;`
const Price = styled.strong`font-size: 1.25rem; font-variant-numeric: tabular-nums;`
const Name = styled.h2`margin: 0; font-size: 1.125rem;`
const Line = styled.p`margin: 0; color: #444444;`
const Action = styled.button`min-height: 3rem; padding: 0 1rem; border: 0; border-radius: 0.5rem; background: #1e1b16; color: #ffffff;`

/**
 * The elements of one card, including itself, and those around all cards: Main, Title, List, #root, head's, and the
 * page's.
 */
const IN_CARD = 8
const AROUND = 11

interface Item {
  id?: string
  address?: string
  description?: string
}

const itemsOf = (data: unknown): readonly Item[] => {
  const [first] = Object.values(data as Record<string, { nodes?: Item[] }>)
  return first?.nodes?.length ? first.nodes : [first as Item]
}

const OneCard = ({ item, number }: { item: Item; number: number }) => (
  <Card>
    <Row>
      <Badge>Open</Badge>
      <Price>${number}.00</Price>
    </Row>
    <Name>Order {number}</Name>
    <Line>{item.description ?? 'A couch, two chairs and some boxes'}</Line>
    <Line>{item.address ?? '100 Elm St, 78701'}</Line>
    <Action type="button">Open order {number}</Action>
  </Card>
)

const Page = () => {
  const { data } = useQuery(query as TypedDocumentNode, { variables })
  const items = data ? itemsOf(data) : []
  const cards = Math.max(1, Math.round((Number(asked.get('elements') ?? 500) - AROUND) / IN_CARD))
  return (
    <Main>
      <Title>Bare</Title>
      {items.length > 0 && (
        <List>
          {Array.from({ length: cards }, (_, number) => (
            <OneCard key={number} item={items[number % items.length] ?? {}} number={number} />
          ))}
        </List>
      )}
    </Main>
  )
}

const client = new ApolloClient({
  link: new HttpLink({ uri: '/graphql', headers: { 'apollo-require-preflight': 'true' } }),
  cache: new InMemoryCache(),
})

const root = window.document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw into')
createRoot(root).render(
  <ApolloProvider client={client}>
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Page />} />
      </Routes>
    </BrowserRouter>
  </ApolloProvider>,
)
