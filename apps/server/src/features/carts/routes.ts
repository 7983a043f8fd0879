import { endpoints } from '@fourfold/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'
import { NEW_CARTS } from '../../limits/limits.ts'
import {
  addToAnonymousCart,
  addToUserCart,
  anonymousOwner,
  hasAnonymousCart,
  removeItem,
  showAnonymousCart,
  transferCart,
  userCart,
} from './service.ts'

/** The anonymous cart's token (docs/wire.md: header X-Cart-Token); anything that is not one of ours is ignored. */
function cartToken(request: FastifyRequest): string | null {
  const header = request.headers['x-cart-token']
  return typeof header === 'string' && /^[\w-]{20,100}$/.test(header) ? header : null
}

export function cartRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { carts } = endpoints
  route(app, ctx, carts.authShow, async ({ user }) => ({ products: await userCart(ctx, user.id) }))
  route(app, ctx, carts.show, ({ request }) => showAnonymousCart(ctx, cartToken(request)))
  route(app, ctx, carts.authCreate, ({ user, body }) => addToUserCart(ctx, user.id, body.cart.product_id))
  route(app, ctx, carts.create, async ({ request, body }) => {
    const token = cartToken(request)
    if (!(await hasAnonymousCart(ctx, token))) await request.count(NEW_CARTS, 'address')
    return addToAnonymousCart(ctx, token, body.cart.product_id)
  })
  route(app, ctx, carts.removeItem, async ({ user, request, body }) => {
    const token = cartToken(request)
    if (user) return { products: await removeItem(ctx, { user_id: user.id }, body.cart.product_id) }
    if (!token) return { products: [] }
    return { products: await removeItem(ctx, anonymousOwner(token), body.cart.product_id), cart_token: token }
  })
  route(app, ctx, carts.transfer, ({ user, request }) => transferCart(ctx, user.id, cartToken(request)))
}
