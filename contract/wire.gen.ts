// Made from the contract by `npm run contract:generate`. Do not edit.
import type { CallRow } from './call.ts';
import type { CallName } from './calls.ts';

export type WireRow = readonly [method: CallRow['method'], path: string, access: CallRow['access']];

export const wire: Readonly<Record<CallName, WireRow>> = {
  'auth.token': ['POST', '/token/v2/auth/token', 'personal'],
  'cart.create': ['POST', '/cart/v1/cart', 'personal'],
  'cart.createWithItem': ['POST', '/cart/v1/cartWithItem', 'personal'],
  'cart.get': ['GET', '/cart/v1/cart/{basketId}', 'personal'],
  'cart.addItem': ['POST', '/cart/v1/item', 'personal'],
  'cart.removeItem': ['DELETE', '/cart/v1/item', 'personal'],
  'cart.updateItem': ['PUT', '/cart/v1/cart/{basketId}/item', 'personal'],
  'cart.applyCoupon': ['PUT', '/cart/v1/coupon', 'personal'],
  'cart.removeCoupon': ['DELETE', '/cart/v1/coupon', 'personal'],
  'cart.setShippingMethod': ['POST', '/cart/v1/shippingMethod', 'personal'],
  'cart.getShippingMethod': ['GET', '/cart/v1/cart/{basketId}/shippingMethod/{shippingId}', 'personal'],
  'cart.addShippingAddress': ['POST', '/cart/v2/cart/{basketId}/shippingAddress', 'personal'],
  'cart.deleteShippingAddress': ['DELETE', '/cart/v2/cart/{basketId}/shippingAddress', 'personal'],
  'cart.validateShippingAddress': ['POST', '/cart/v1/cart/{basketId}/shippingAddress/validation', 'personal'],
  'cart.addBillingAddress': ['POST', '/cart/v1/cart/{basketId}/billingAddress', 'personal'],
  'cart.deleteBillingAddress': ['DELETE', '/cart/v1/cart/{basketId}/billingAddress', 'personal'],
  'cart.getPaymentMethods': ['GET', '/cart/v1/cart/{basketId}/paymentMethods', 'personal'],
  'cart.addPaymentInstrument': ['POST', '/cart/v1/cart/{basketId}/paymentInstruments', 'personal'],
  'cart.deletePaymentInstrument': ['DELETE', '/cart/v1/cart/{basketId}/paymentInstruments', 'personal'],
  'cart.paymentSession': ['GET', '/cart/v1/paymentSession', 'personal'],
  'cart.prepareOrder': ['POST', '/cart/v1/cart/prepareOrder', 'personal'],
  'cart.placeOrder': ['PUT', '/cart/v2/checkout/order', 'personal'],
  'orders.get': ['GET', '/cart/v2/checkout/order/{orderNumber}', 'personal'],
  'orders.byCart': ['GET', '/cart/v2/checkout/cart/{basketId}/order', 'personal'],
  'products.details': ['GET', '/products/v2/products/{productId}/details', 'public'],
  'products.inventory': ['GET', '/products/v2/products/{productId}/inventory', 'public'],
  'products.availability': ['POST', '/products/v1/products/{productId}/availability', 'public'],
  'products.productSearch': ['GET', '/products/v2/search/productSearch', 'public'],
  'products.autoSuggest': ['GET', '/products/v2/search/autoSuggest', 'public'],
  'products.notifications': ['PUT', '/products/v1/notifications', 'personal'],
  'stores.search': ['POST', '/stores/v1/search', 'public'],
  'content.page': ['GET', '/{mode}/caas/v1/canvas/augmentedpage/page/{siteId}/{page}', 'public'],
  'content.menu': ['GET', '/{mode}/caas/v1/canvas/augmentedpage/menu/{siteId}', 'public'],
  'content.footer': ['GET', '/{mode}/caas/v1/canvas/augmentedpage/footer/{siteId}', 'public'],
  'fapi.serverTime': ['GET', '/fapi/server/time', 'personal'],
  'fapi.components.size-chart': ['GET', '/fapi/components/size-chart/{productType}', 'public'],
};
