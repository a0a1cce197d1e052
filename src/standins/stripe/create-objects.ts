import {
  readMap,
  RefusedCall,
  requireParam,
  answerMissing,
  answerWith,
  type StandinAnswer,
} from "./api-call.ts";
import { inventId, type PaymentsWorld } from "./payments-world.ts";

type Context = { world: PaymentsWorld; pagesUrl: string; params: URLSearchParams };

export function answerCustomerCreate({ world, params }: Context): StandinAnswer {
  const customer = world.store.put({
    ...begin(world, "cus"),
    object: "customer",
    email: params.get("email") ?? "",
    metadata: readMap(params, "metadata"),
  });
  world.emit("customer.created", customer);
  return answerWith(customer);
}

export function answerPortalCreate({ world, pagesUrl, params }: Context): StandinAnswer {
  const { store } = world;
  const customer = requireCustomer(world, params);
  const configuration = requireParam(params, "configuration");
  if (!store.find("billing_portal.configuration", configuration)) {
    return answerMissing("configuration", configuration, "configuration");
  }
  const base = begin(world, "bps");
  return answerWith(
    store.put({
      ...base,
      object: "billing_portal.session",
      customer,
      configuration,
      return_url: params.get("return_url"),
      url: `${pagesUrl}/portal/${base.id}`,
    }),
  );
}

export function answerSettingsCreate({ world, params }: Context): StandinAnswer {
  return answerWith(
    world.store.put({
      ...begin(world, "bpc"),
      object: "billing_portal.configuration",
      active: true,
      metadata: readMap(params, "metadata"),
    }),
  );
}

export function requireCustomer({ store }: PaymentsWorld, params: URLSearchParams): string {
  const id = requireParam(params, "customer");
  if (store.find("customer", id)) return id;
  throw new RefusedCall(answerMissing("customer", id, "customer"));
}

function begin({ now }: PaymentsWorld, prefix: string) {
  return { id: inventId(prefix), created: now(), livemode: false as const };
}
